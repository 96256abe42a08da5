import type { BytesFigure } from './bytes';

const rowHeight = 28;
const labelWidth = 250;
const barWidth = 420;
const width = labelWidth + barWidth + 90;

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0).toString()};`);

/** First loads as bars, each with a mark at its limit, peers below: an SVG for light and dark pages. */
export function bytesChart(figures: readonly BytesFigure[]): string {
  const bars = figures.filter(({ name, limit }) => limit === null || name.endsWith('first load'));
  const largest = Math.max(...bars.map(({ gzip, limit }) => Math.max(gzip, limit ?? 0)));
  const x = (bytes: number) => ((bytes / largest) * barWidth).toFixed(1);
  const rows = bars.map(({ name, gzip, limit }, index) => {
    const y = index * rowHeight + 8;
    const mark =
      limit === null
        ? ''
        : `<rect class="limit" x="${labelWidth + Number(x(limit))}" y="${y}" width="2" height="18"/>`;
    return `<text class="label" x="${labelWidth - 12}" y="${y + 14}">${escaped(name.replace(', first load', ''))}</text>
<rect class="${limit === null ? 'peer' : 'own'}" x="${labelWidth}" y="${y}" width="${x(gzip)}" height="18" rx="2"/>${mark}
<text x="${labelWidth + Number(x(Math.max(gzip, limit ?? 0))) + 10}" y="${y + 14}">${(gzip / 1000).toFixed(1)} kB</text>`;
  });
  const height = bars.length * rowHeight + 12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="First loads in gzip, with their limits">
<style>text{font:13px system-ui,sans-serif;fill:#59636e}.label{text-anchor:end}.own{fill:#2f7d5b}.peer{fill:#8c959f}.limit{fill:#b35900}</style>
${rows.join('\n')}
</svg>
`;
}
