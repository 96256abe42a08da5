import type { OptionValue, ProductOption, VariantProduct } from '@shared/contract/variantCreation';
import { nameKey } from '@shared/format/names';
import { isolate, t } from '@shared/page/i18n';

/** What stands for the product's name in a pattern; the others are named as the options are. */
const productToken = () => t('product');

/** In English too: what was typed stays when the page speaks another language. */
const isProductToken = (token: string) =>
  ['product', nameKey(productToken())].includes(nameKey(token));

const tokens = /\{([^{}]*)\}/g;

const nameless = (options: readonly ProductOption[]) =>
  options.map(({ name }) => `{${name.replace(/[{}]/g, '')}}`);

/** The patterns that everyone starts with: the product, then its options. */
export const firstPatterns = ({ options }: Pick<VariantProduct, 'options'>) => ({
  names: [`{${productToken()}}`, ...nameless(options)].join(' '),
  skus: [`{${productToken()}}`, ...nameless(options)].join('-'),
});

/** What may stand in braces. */
export const tokensOf = ({ options }: Pick<VariantProduct, 'options'>): string[] => [
  `{${productToken()}}`,
  ...nameless(options),
];

/** What is wrong with a pattern; null where nothing is. */
export function patternProblem(
  pattern: string,
  { options }: Pick<VariantProduct, 'options'>,
): string | null {
  if (pattern.trim() === '') return t('Write a pattern.');
  const known = tokensOf({ options }).map(nameKey);
  for (const [whole] of pattern.matchAll(tokens)) {
    const name = whole.slice(1, -1);
    if (!isProductToken(name) && !known.includes(nameKey(whole))) {
      return t('There is no option “%(name)s”.', { name });
    }
  }
  return null;
}

type Made = (product: VariantProduct, values: readonly OptionValue[], pattern: string) => string;

/** The text that a pattern makes of some values. An option without one says nothing. */
const filled =
  (write: (text: string, isProduct: boolean) => string): Made =>
  ({ name, options }, values, pattern) =>
    pattern.replace(tokens, (whole, token: string) => {
      if (isProductToken(token)) return write(name, true);
      const option = options.find(
        (each) => nameKey(each.name.replace(/[{}]/g, '')) === nameKey(token),
      );
      if (!option) return whole;
      const found = values.find(({ optionId }) => String(optionId) === String(option.id));
      return found ? write(found.value.trim(), false) : '';
    });

const nameBy = filled((text) => text);

export const nameOf: Made = (product, values, pattern) =>
  nameBy(product, values, pattern).replace(/\s+/g, ' ').trim();

/**
 * A made text as it is shown: names in it that run against the page are isolated, so that figures and signs beside them
 * stay where they are. Never for what is sent or copied.
 */
export const shownApart = (text: string): string =>
  document.dir === 'rtl'
    ? text
    : text.replace(/[\u0590-\u08ff]+(?:\s+[\u0590-\u08ff]+)*/g, (run) => isolate(run));

/** Letters and figures in capitals: "3.5 g" is "3.5G", and of a product's name the first of each word. */
const code = (text: string, isProduct: boolean): string => {
  const words = text.split(/\s+/).map((word) => word.replace(/[^\p{L}\p{N}.]/gu, ''));
  return words
    .map((word) =>
      isProduct && /^\p{L}/u.test(word) ? ([...word.matchAll(/./gu)][0]?.[0] ?? '') : word,
    )
    .join('')
    .toUpperCase();
};

const skuBy = filled(code);

export const skuOf: Made = (product, values, pattern) =>
  skuBy(product, values, pattern).replace(/\s+/g, '').replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
