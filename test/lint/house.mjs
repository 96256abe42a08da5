import { words } from './words.mjs';
import { zones } from './zones.mjs';

/** ESLint's rule of this name, which oxlint does not have. */
const noRestrictedSyntax = {
  meta: { schema: false },
  create: (context) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node) => context.report({ node, message }),
      ]),
    ),
};

/** The house's own rules, as a plugin of oxlint. */
export default {
  meta: { name: 'house' },
  rules: { words, zones, 'no-restricted-syntax': noRestrictedSyntax },
};
