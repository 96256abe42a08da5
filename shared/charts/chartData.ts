/** One line, or the bars of one colour. The server sends amounts as text: `values` are for drawing, `texts` for reading. */
export interface ChartSeries {
  name: string;
  /** One for each label; null where the server has none: a gap. */
  values: readonly (number | null)[];
  /** Each value as people read it: "$1,204.50". */
  texts: readonly string[];
}

/** What a chart shows: a value of each series for each label. */
export interface ChartData {
  /** What the labels are: "Day". The head of the first column where the chart is a table. */
  labelHeader: string;
  /** In the order in which they are read: "May 3". */
  labels: readonly string[];
  series: readonly ChartSeries[];
}

/** All that is read at one label: "May 3: $1,204.50", with several series "May 3: This month $12, Last month $9". */
export function readingAt({ labels, series }: ChartData, index: number): string {
  const [first, ...others] = series;
  const texts =
    others.length === 0
      ? (first?.texts[index] ?? '')
      : series.map(({ name, texts }) => `${name} ${texts[index] ?? ''}`).join(', ');
  return `${labels[index] ?? ''}: ${texts}`;
}

/** The chart as rows of a file, heads first, with plain numbers, which a spreadsheet can add up. */
export const rowsOf = ({ labelHeader, labels, series }: ChartData): (string | number)[][] => [
  [labelHeader, ...series.map(({ name }) => name)],
  ...labels.map((label, index) => [label, ...series.map(({ values }) => values[index] ?? '')]),
];
