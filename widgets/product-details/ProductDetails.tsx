import { useLayoutEffect, useRef, useState } from 'react';
import { focusedElement } from '@shared/focus/focused';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { usePageEvent } from '@shared/mount/usePageEvent';
import { EmptyState } from '@shared/ui/EmptyState';
import { boxIcon } from '@shared/ui/icons/box';
import { Later } from '@shared/ui/Later';
import { Screen } from '@shared/ui/Screen';
import { useViewInUrl } from '@shared/ui/useViewInUrl';
import type { Asked } from './api';
import type { ProductDetailsConfig } from './config';
import { useProduct } from './useProduct';

interface Props {
  config: ProductDetailsConfig;
}

/** One product, as a page of its own or in a drawer beside a list of products. */
export function ProductDetails({ config }: Props) {
  if (config.placement === 'drawer') return <ProductDrawer config={config} />;
  if (config.productId !== undefined) {
    return <ProductPage config={config} productId={config.productId} />;
  }
  return (
    <Screen title={t('Product')}>
      <EmptyState icon={boxIcon} title={t('No product is chosen.')}>
        {t('Choose one in the list of products.')}
      </EmptyState>
    </Screen>
  );
}

const asItIs = (chosen: string) => chosen;

/** The variant or package size that is looked at, by its id; '' for the usual one. */
const chosenInUrl = { write: asItIs, read: asItIs };

const ProductPage = ({ config, productId }: Props & { productId: Id }) => (
  <Screen {...useProduct(config, { slug: config.slug, productId }, useViewInUrl(chosenInUrl))} />
);

const loadDrawer = async () => (await import('@shared/ui/Drawer')).Drawer;

/** Nothing, until the page wants a product; then that one. The address belongs to the list, and the focus goes back there. */
function ProductDrawer({ config }: Props) {
  const [wanted, setWanted] = useState<Asked | null>(null);
  const [chosen, setChosen] = useState('');
  const opener = useRef<Element | null>(null);
  usePageEvent('ww:product-wanted', (product, event) => {
    event.preventDefault();
    opener.current = focusedElement();
    setWanted(product);
    setChosen('');
  });
  useLayoutEffect(() => {
    if (!wanted && opener.current instanceof HTMLElement) opener.current.focus();
  }, [wanted]);
  const { title, facts, children } = useProduct(config, wanted, [chosen, setChosen]);
  if (!wanted) return null;
  // The frame of the drawer comes when it is first opened, beside the product.
  return (
    <Later
      load={loadDrawer}
      props={{
        title,
        count: facts,
        side: 'end',
        onClose: () => setWanted(null),
        children: <div className="ww-pd-panel">{children}</div>,
      }}
    />
  );
}
