import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BarList } from './BarList';
import { Chart } from './Chart';
import type { ChartData } from './chartData';
import { savedFiles } from '../csv/savedFiles.testkit';

const seriesOf = (name: string, values: (number | null)[], texts: string[]) => ({
  name,
  values,
  textAt: (index: number) => texts[index] ?? '',
});

const data: ChartData = {
  labelHeader: 'Day',
  count: 3,
  labelAt: (index) => `May ${String(index + 1)}`,
  series: [
    seriesOf('This month', [1200.5, null, 900], ['$1,200.50', '–', '$900.00']),
    seriesOf('=Last month', [800, 700, 650], ['$800.00', '$700.00', '$650.00']),
  ],
};

const picks: number[] = [];
beforeEach(() => picks.splice(0));

async function show(more = {}) {
  const user = userEvent.setup();
  render(
    <Chart
      label="Orders over time"
      finding="$2,100.50 in three days."
      fileName="orders"
      kind="line"
      data={data}
      axisText={String}
      {...more}
    />,
  );
  return { user, plot: await screen.findByRole('slider', { name: 'Orders over time' }) };
}

describe('a chart', () => {
  it('says its finding, and reads each value at the arrow keys', async () => {
    const { user, plot } = await show();
    expect(screen.getByText('$2,100.50 in three days.')).toBeVisible();
    await user.tab();
    expect(plot).toHaveFocus();
    expect(plot).toHaveAttribute(
      'aria-valuetext',
      'May 3: This month $900.00, =Last month $650.00',
    );
    await user.keyboard('{ArrowLeft}');
    expect(plot).toHaveAttribute('aria-valuetext', 'May 2: This month –, =Last month $700.00');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(plot).toHaveAttribute('aria-valuenow', '0');
    await user.keyboard('{PageUp}');
    expect(plot).toHaveAttribute('aria-valuenow', '2');
  });

  it('goes the other way where the page is read from the right', async () => {
    const { user, plot } = await show();
    plot.style.direction = 'rtl';
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(plot).toHaveAttribute('aria-valuenow', '1');
  });

  it('chooses by Enter and by a click what filters something else', async () => {
    const { user, plot } = await show({
      kind: 'bar',
      onPick: (index: number) => picks.push(index),
    });
    await user.tab();
    await user.keyboard('{Home}{Enter}');
    await user.click(plot);
    expect(picks).toEqual([0, 0]);
  });

  it('is the same as a table, and as a file that runs nothing', async () => {
    const { user } = await show();
    const files = savedFiles();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'DayThis month=Last month',
      'May 1$1,200.50$800.00',
      'May 2–$700.00',
      'May 3$900.00$650.00',
    ]);
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByRole('button', { name: 'Show as chart' });
    await waitFor(() => expect(files).toHaveLength(1));
    const text = await files[0]?.text();
    expect(text).toBe(
      'Day,This month,"\'=Last month"\r\nMay 1,1200.5,800\r\nMay 2,,700\r\nMay 3,900,650',
    );
  });

  it('writes of thousands of values those that are read', async () => {
    const written = new Set<number>();
    const textAt = (index: number) => {
      written.add(index);
      return String(index);
    };
    const many = {
      labelHeader: 'Day',
      count: 5000,
      labelAt: textAt,
      series: [{ name: 'Orders', values: Array.from({ length: 5000 }, (_, at) => at), textAt }],
    };
    const { user, plot } = await show({ data: many });
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(plot).toHaveAttribute('aria-valuetext', '4998: 4998');
    expect(written.size).toBeLessThan(10);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getAllByRole('row')).toHaveLength(101);
    await user.click(screen.getByRole('button', { name: 'Show 100 more' }));
    expect(screen.getAllByRole('row')).toHaveLength(201);
  });

  it('stands where there is nothing to show', () => {
    render(
      <Chart
        label="Orders"
        finding="No orders yet."
        fileName="orders"
        kind="bar"
        data={{ labelHeader: 'Day', count: 0, labelAt: String, series: [] }}
        axisText={String}
      />,
    );
    expect(screen.getByText('No orders yet.')).toBeVisible();
  });
});

it('lists names with a bar each, of which one can be chosen', async () => {
  const user = userEvent.setup();
  const chosen: string[] = [];
  const entries = [
    { key: 'filled', name: 'Filled', value: 12, text: '12 orders' },
    { key: 'draft', name: 'Draft', value: null, text: '–' },
  ];
  render(
    <BarList
      label="By state"
      entries={entries}
      fileName="states"
      rows={() => []}
      picked="filled"
      onPick={(key) => chosen.push(key)}
    />,
  );
  expect(screen.getByRole('button', { name: /^Filled/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: /^Draft/ }));
  expect(chosen).toEqual(['draft']);
});
