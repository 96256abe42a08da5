interface Props {
  /** A path of `icons/`. */
  of: string;
  /** In pixels; 16 stands in a line of text. */
  size?: 16 | 24 | 32;
}

/** A sign in the colour of its text. It says nothing to screen readers: the control or the words around it do. */
export const Icon = ({ of, size = 16 }: Props) => (
  <svg
    className="ww-icon"
    width={size}
    height={size}
    viewBox="0 0 16 16"
    fill="currentColor"
    aria-hidden="true"
    focusable="false"
  >
    <path d={of} />
  </svg>
);
