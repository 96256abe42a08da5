interface Props {
  /** What it measures, for screen readers: "Minimum at Harborview". */
  label: string;
  /** From 0 to 1; more is full. */
  share: number;
  /** What has been reached in words: "$1,200.00 of $2,500.00". */
  says: string;
}

/** How far something is from a minimum. In the colour of success once it is reached. */
export function Meter({ label, share, says }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={`ww-meter ${share >= 1 ? 'ww-meter-full' : ''}`}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={says}
    >
      <span style={{ width: `${percent}%` }} />
    </div>
  );
}
