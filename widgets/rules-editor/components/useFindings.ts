import { createContext, useEffect, useState } from 'react';
import { imported } from '@shared/http/result';
import type { Finding } from '../model/checks';
import type { Sheet } from './SheetContext';
import type { Entry } from './useEntries';

export type Findings = ReadonlyMap<string, Finding>;

const nothing: Findings = new Map();

export const FindingsContext = createContext<Findings>(nothing);

/** After this many milliseconds without a change: typing does not wait for it. */
const restMilliseconds = 200;

/**
 * What is to be warned about in a list: of a short one at once, so that its rows stand where they stay. Else, and
 * after each change, it is looked for while nothing else is done.
 */
export function useFindings(all: readonly Entry[], { fields, evaluation, tools }: Sheet): Findings {
  const [findings, setFindings] = useState(
    () => tools?.firstFindings(all, fields, evaluation) ?? nothing,
  );
  useEffect(() => {
    let isCurrent = true;
    const isOver = () => !isCurrent;
    const look = async () => {
      // Warnings only: without their code there are none until the next change.
      const checks = await imported(import('../model/checks'));
      if (!checks.ok || isOver()) return;
      const search = checks.value.findProblems(all, fields, evaluation);
      let step = search.next();
      while (!step.done) {
        await new Promise((resolve) => setTimeout(resolve));
        if (isOver()) return;
        step = search.next();
      }
      const found = step.value;
      if (!isOver()) setFindings((before) => (isSame(before, found) ? before : found));
    };
    const timer = setTimeout(() => void look(), restMilliseconds);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [all, evaluation, fields]);
  return findings;
}

const isSame = (a: Findings, b: Findings) =>
  a.size === b.size &&
  [...a].every(([key, { cover, warnings }]) => {
    const other = b.get(key);
    return (
      other?.cover?.rule === cover?.rule &&
      other?.cover?.number === cover?.number &&
      other?.warnings.join() === warnings.join()
    );
  });
