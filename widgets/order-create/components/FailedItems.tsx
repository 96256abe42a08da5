import type { ReactNode } from 'react';
import type { Failure } from '@shared/http/failure';
import { failureText } from '@shared/ui/failureText';

interface FailedItem {
  key: string;
  name: string;
  failure: Failure;
}

interface Props {
  items: readonly FailedItem[];
  /** "3 products were not added." */
  saysFailed: (count: number) => string;
  /** "We don't know yet whether 3 products were added." */
  saysUnknown: (count: number) => string;
  /** What can be done about it. */
  children: ReactNode;
}

/** What was asked for of several things and was not done, or may not have been, with why for each. */
export function FailedItems({ items, saysFailed, saysUnknown, children }: Props) {
  if (items.length === 0) return null;
  const unknown = items.filter(({ failure }) => failure.kind === 'unknown-outcome').length;
  return (
    <div className="alert alert-danger" role="alert">
      {items.length > unknown && <p>{saysFailed(items.length - unknown)}</p>}
      {unknown > 0 && <p>{saysUnknown(unknown)}</p>}
      <ul className="ww-order-list ww-order-scroll">
        {items.map(({ key, name, failure }) => (
          <li key={key}>
            <strong>{name}:</strong> {failureText(failure)}
          </li>
        ))}
      </ul>
      <div className="ww-row">{children}</div>
    </div>
  );
}
