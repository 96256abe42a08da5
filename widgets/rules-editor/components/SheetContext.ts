import { createContext, useContext } from 'react';
import type { RuleFamily, RuleField, RulePerms, RuleRestriction } from '@shared/contract/rules';
import type { Rule } from '@shared/rules/rules';
import type { Writing } from '@shared/rules/sentence';
import type { Evaluation } from '../model/decide';
import { restrictionOf } from '../model/rules';
import type { loadTools } from './loadTools';

export type Tools = Awaited<ReturnType<typeof loadTools>>;

/** What all rows of the family that is looked at share. */
export interface Sheet {
  family: RuleFamily;
  fields: readonly RuleField[];
  perms: RulePerms;
  restrictions: readonly RuleRestriction[];
  evaluation: Evaluation;
  writing: Writing;
  /** What changes rules, unless it could not be loaded. */
  tools: Tools | null;
  /** Opens the long form of a rule; one that was just added goes when the form is cancelled. */
  openAll: (key: string, isAdded?: boolean) => void;
}

export const SheetContext = createContext<Sheet | null>(null);

export function useSheet(): Sheet {
  const sheet = useContext(SheetContext);
  if (!sheet) throw new Error('useSheet() was called outside the list of rules.');
  return sheet;
}

/** Why nothing of a rule, or of the whole family without one, may be changed. */
export const lockOf = ({ restrictions, family }: Sheet, rule: Rule | null): string | null =>
  restrictionOf(restrictions, family, rule);

/** Why a field of a rule may not be changed. New rules have no former value to keep. */
export const fieldLockOf = (
  { restrictions, family }: Sheet,
  rule: Rule,
  field: string,
): string | null => (rule.id === null ? null : restrictionOf(restrictions, family, rule, field));
