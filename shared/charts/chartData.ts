/** One line, or the bars of one colour. The server sends amounts as text: `values` are for drawing, `texts` for reading. */
export interface ChartSeries {
  name: string;
  /** One for each label; null where the server has none: a gap. */
  values: readonly (number | null)[];
  /** A value as people read it: "$1,204.50". Of thousands few are read: those that are get written. */
  textAt: (index: number) => string;
}

/** What a chart shows: a value of each series for each label. */
export interface ChartData {
  /** What the labels are: "Day". The head of the first column where the chart is a table. */
  labelHeader: string;
  /** So many labels, in the order in which they are read. */
  count: number;
  /** "May 3". */
  labelAt: (index: number) => string;
  series: readonly ChartSeries[];
}

/** All that is read at one label: "May 3: $1,204.50", with several series "May 3: This month $12, Last month $9". */
export function readingAt({ labelAt, series }: ChartData, index: number): string {
  const [first, ...others] = series;
  const texts =
    others.length === 0
      ? (first?.textAt(index) ?? '')
      : series.map(({ name, textAt }) => `${name} ${textAt(index)}`).join(', ');
  return `${labelAt(index)}: ${texts}`;
}

/** The chart as rows of a file, heads first, with plain numbers, which a spreadsheet can add up. */
export const rowsOf = ({ labelHeader, count, labelAt, series }: ChartData) => [
  [labelHeader, ...series.map(({ name }) => name)],
  ...Array.from({ length: count }, (_, index): (string | number)[] => [
    labelAt(index),
    ...series.map(({ values }) => values[index] ?? ''),
  ]),
];
