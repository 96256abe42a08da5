import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { factsOf } from '@shared/facts';
import { focusedElement } from '@shared/focus/focused';
import type { Id } from '@shared/id';
import { t } from '@shared/i18n';
import { useWidget } from '@shared/mount/WidgetContext';
import { DialogFailed } from '@shared/ui/DialogFailed';
import { useLazyAtOnce } from '@shared/ui/useLazy';
import type { ProductDetailsConfig } from '../config';
import { captionOf } from '../model/captions';
import { useProduct } from '../useProduct';
import { ProductContent } from './ProductContent';

const loadDrawer = async () => (await import('@shared/ui/Drawer')).Drawer;

interface Wanted {
  slug: string;
  productId: Id;
  /** As buyers see it, whatever the config says. */
  preview?: boolean;
}

/** Nothing, until a product is wanted; then that one in a drawer. The focus comes back to where it was wanted. */
export function ProductDrawer({ config }: { config: ProductDetailsConfig }) {
  const { events } = useWidget();
  const [wanted, setWanted] = useState<Wanted | null>(null);
  const opener = useRef<Element | null>(null);

  useEffect(
    () =>
      events.on('ww:product-wanted', (product, event) => {
        event.preventDefault();
        opener.current = focusedElement();
        setWanted(product);
      }),
    [events],
  );
  const close = useCallback(() => setWanted(null), []);
  useLayoutEffect(() => {
    if (wanted || !(opener.current instanceof HTMLElement)) return;
    opener.current.focus();
    opener.current = null;
  }, [wanted]);

  return (
    wanted && (
      <ProductPanel
        config={wanted.preview ? { ...config, preview: true } : config}
        wanted={wanted}
        onClose={close}
      />
    )
  );
}

interface PanelProps {
  config: ProductDetailsConfig;
  wanted: Wanted;
  onClose: () => void;
}

/** The frame of the drawer comes when it is first opened, beside the product. */
function ProductPanel({ config, wanted, onClose }: PanelProps) {
  // The address belongs to the list.
  const [chosen, setChosen] = useState('');
  const shown = useProduct(config, wanted, chosen);
  const [drawer] = useLazyAtOnce(loadDrawer);
  if (drawer.status === 'failed') return <DialogFailed />;
  if (drawer.status !== 'ready') return null;
  const { product } = shown;
  return (
    <drawer.value
      title={product?.name ?? t('Product')}
      count={product && factsOf(captionOf(product))}
      side="end"
      onClose={onClose}
    >
      <div className="ww-pd-panel">
        <ProductContent config={config} shown={shown} chosen={chosen} onChoose={setChosen} />
      </div>
    </drawer.value>
  );
}
