interface Props {
  /** Read to screen readers instead of the bars. */
  label: string;
  fields: number;
}

/** Labels and fields before a form is there, of the same heights and gaps. It appears after 150 ms. */
export const FormSkeleton = ({ label, fields }: Props) => (
  <div className="ww-skeleton ww-skeleton-form" role="status">
    <span className="visually-hidden">{label}</span>
    {Array.from({ length: fields }, (_, field) => (
      <div key={field} aria-hidden="true">
        <span />
        <span />
      </div>
    ))}
  </div>
);
