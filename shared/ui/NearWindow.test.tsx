import { act, render, screen } from '@testing-library/react';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { NearWindow } from './NearWindow';
import { watchedLists } from './nearWindow.testkit';

it('keeps of a list that grows long what is near, and draws no more of the rest', () => {
  const { tell, stop } = watchedLists();
  let timesDrawn = 0;
  const list = (rows: readonly string[]) => (
    <WidgetContext.Provider value={widgetAround(document.body)}>
      {['near', 'far'].map((which) => (
        <NearWindow key={which} isWindowed={rows.length > 1} guessedHeight={9}>
          {() => {
            timesDrawn += 1;
            return rows.map((row) => <li key={row}>{`${row} ${which}`}</li>);
          }}
        </NearWindow>
      ))}
    </WidgetContext.Provider>
  );
  const drawn = () => screen.queryAllByRole('listitem').map((row) => row.textContent);
  const { rerender } = render(list(['one']));
  const first = screen.getByText('one near');
  tell((each) => each.contains(first));
  // A short list is drawn, wherever it is, and not again for knowing where that is.
  expect(drawn()).toEqual(['one near', 'one far']);
  expect(timesDrawn).toBe(2);
  rerender(list(['one', 'two']));
  expect(drawn()).toEqual(['one near', 'two near']);
  expect(screen.getByText('one near')).toBe(first);
  expect(timesDrawn).toBe(3);
  stop();
});

it('keeps far rows for the focus, through a dialog that they open, and lets them go with it', async () => {
  const { tell, stop } = watchedLists();
  const frame = () => act(() => new Promise((done) => requestAnimationFrame(done)));
  render(
    <>
      <NearWindow isWindowed startsNear guessedHeight={9}>
        {() => (
          <li>
            <button>Row</button>
          </li>
        )}
      </NearWindow>
      <button>Other</button>
      <div role="dialog" aria-label="One">
        <button>Inside</button>
      </div>
    </>,
  );
  const row = screen.getByRole('button', { name: 'Row' });
  for (const name of ['Row', 'Inside', 'Row']) {
    act(() => screen.getByRole('button', { name }).focus());
    tell(() => false);
    await frame();
    expect(row).toBeInTheDocument();
  }
  act(() => screen.getByRole('button', { name: 'Other' }).focus());
  await frame();
  expect(row).not.toBeInTheDocument();
  stop();
});

it('lets the room of what was not drawn follow another height of rows, and not a line more in one', async () => {
  const { stop } = watchedLists();
  let resized: () => void = () => undefined;
  const watching = jest.fn((tell: () => void) => {
    resized = tell;
    return { observe: () => undefined, disconnect: () => undefined };
  });
  Object.assign(window, { ResizeObserver: watching });
  const { container } = render(
    <div className="ww">
      <NearWindow isWindowed startsNear guessedHeight={100}>
        {() => <li>Row</li>}
      </NearWindow>
    </div>,
  );
  const [widget, list] = [container.querySelector<HTMLElement>('.ww'), screen.getByRole('list')];
  const roomAt = async (height: number) => {
    jest.spyOn(list, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, height));
    resized();
    await new Promise((done) => requestAnimationFrame(done));
    return widget?.style.getPropertyValue('--ww-near-ul');
  };
  expect(await roomAt(120)).toBe('1.2');
  expect(await roomAt(126)).toBe('1.2');
  expect(await roomAt(180)).toBe('1.8');
  stop();
  Reflect.deleteProperty(window, 'ResizeObserver');
});
