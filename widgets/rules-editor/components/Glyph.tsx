const shapes = {
  grip: 'M6 3.5h0M10 3.5h0M6 8h0M10 8h0M6 12.5h0M10 12.5h0',
  up: 'M8 13V3M4 7l4-4 4 4',
  down: 'M8 3v10M4 9l4 4 4-4',
};

/** The signs on the ways to move a rule: fonts draw theirs too differently to stand in one row. */
export const Glyph = ({ shape }: { shape: keyof typeof shapes }) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth={shape === 'grip' ? 2 : 1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={shapes[shape]} />
  </svg>
);
