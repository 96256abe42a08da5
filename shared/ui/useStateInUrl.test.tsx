import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { widgetAround } from '../mount/widget.testkit';
import { WidgetContext } from '../mount/WidgetContext';
import { useStateInUrl } from './useStateInUrl';
import { useViewInUrl } from './useViewInUrl';

function Looking() {
  const [view, setView] = useState('');
  const [drawn, setDrawn] = useState(0);
  // As a screen does that decides by what it knows: another function with each drawing.
  useStateInUrl({ view, write: (at) => at, onRead: setView, isTyping: () => false });
  return (
    <>
      <output>{view}</output>
      <button onClick={() => setView('first')}>To the first</button>
      <button onClick={() => setView('second')}>To the second</button>
      <button onClick={() => setDrawn(drawn + 1)}>Draw again</button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const written = () => new URLSearchParams(location.search).toString();

it('is led back by Back, also between a drawing and what runs after it', async () => {
  const widget = widgetAround(document.body);
  render(
    <WidgetContext.Provider value={widget}>
      <Looking />
    </WidgetContext.Provider>,
  );
  press('To the first');
  const before = location.href;
  press('To the second');
  expect(written()).toBe(`${widget.name}=second`);

  // Drawn, and no more than that.
  const again = screen.getByRole('button', { name: 'Draw again' });
  flushSync(() => again.click());
  history.replaceState(null, '', before);
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByText('first')).toBeVisible();
  expect(written()).toBe(`${widget.name}=first`);
});

const asWritten = { part: 'view', write: String, read: String };

it('begins with what the address says', () => {
  const widget = widgetAround(document.body);
  history.replaceState(null, '', `/?${widget.name}.view=customer`);
  const views: string[] = [];
  function Viewing() {
    views.push(useViewInUrl(asWritten)[0]);
    return null;
  }
  render(
    <WidgetContext.Provider value={widget}>
      <Viewing />
    </WidgetContext.Provider>,
  );
  expect(new Set(views)).toEqual(new Set(['customer']));
});
