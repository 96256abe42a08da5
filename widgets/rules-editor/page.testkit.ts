import { screen } from '@testing-library/react';
import { openWidget } from '../../test/support/openWidget';
import { after } from '../../test/support/fields';

/** The page of this widget as its tests see it. */
export const path = '/dashboard/vendor/7/rules/';

export const open = (options?: Parameters<typeof openWidget>[1]) =>
  openWidget('rules-editor', { as: 'vendor', ...options });

type Backend = Awaited<ReturnType<typeof open>>['backend'];

export const ruleRow = (name: RegExp) => screen.findByRole('listitem', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const saveButton = () => button(/^Save/);

interface State {
  rules: { rules: Record<'quantity' | 'pricing' | 'visibility', Record<string, unknown>[]> };
}

export const quantityRules = async (backend: Backend) =>
  (await backend.state<State>()).rules.rules.quantity;

export const idsOf = async (backend: Backend) => (await quantityRules(backend)).map(({ id }) => id);

export const saves = async (backend: Backend) =>
  (await backend.log()).filter(({ method }) => method === 'POST');

export const numbers = {
  'a condition': { reach: after(/^Minimum/, 'Edit rule 1'), send: () => Promise.resolve() },
  'a position': {
    reach: after('New position of rule 1', 'Position 1: move to another position'),
  },
};
