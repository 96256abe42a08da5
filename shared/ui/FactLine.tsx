import { shownFacts, type Facts } from '../format/facts';

interface Props {
  facts: Facts;
  /** Stands above them; what it says is left out. */
  name?: string;
}

/**
 * Facts as one caption, "Evergreen Reserve · case of 24". A fact that has no room goes to the next line whole, without
 * a dot at an end of a line: what stands before the first fact of a line is not seen. Nothing where there is none.
 */
export function FactLine({ facts, name }: Props) {
  const shown = shownFacts(facts, name);
  if (shown.length === 0) return null;
  return (
    <span className="ww-muted ww-fact-line">
      {shown.map((fact, at) => (
        <span key={`${String(at)} ${fact}`}>
          {at > 0 && <span className="ww-fact-dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
