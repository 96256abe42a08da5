import { useEffect, useState, type ReactNode } from 'react';
import type { ListedSeller } from '@shared/contract/storefrontShapes';
import { useReturnPlace } from '@shared/lists/useReturnPlace';
import type { NearWindow } from '@shared/ui/NearWindow';
import { useLazy } from '@shared/ui/useLazy';
import { OneSeller } from './OneSeller';

interface Props {
  sellerUrl: string | undefined;
  pages: readonly (readonly ListedSeller[])[];
  canFavorite: boolean;
  isDimmed: boolean;
}

/** Pixels of a page of 24 cards where three stand beside each other. */
const guessedHeight = 8 * 148;

/** Pages that are drawn wherever the window stands. */
const alwaysDrawn = 2;

const loadWindow = async () => (await import('@shared/ui/NearWindow')).NearWindow;

/** The cards, page by page: from the third page on, what is far from the window is not drawn. */
export function SellerPages({ sellerUrl, pages, canFavorite, isDimmed }: Props) {
  const { returnsTo, leave } = useReturnPlace(pages.length > 0);
  const [window, load] = useLazy(loadWindow);
  useEffect(() => {
    if (pages.length >= alwaysDrawn) load();
  }, [load, pages.length]);
  const Windowed = window.status === 'ready' ? window.value : null;

  return (
    <div className={`ww-seller-body ${isDimmed ? 'ww-dimmed' : ''}`} aria-busy={isDimmed}>
      {pages.map((page, index) => (
        <Page
          // Pages only follow each other: each has its place.
          key={index}
          Windowed={index < alwaysDrawn ? null : Windowed}
          isPinned={page.some(({ id }) => String(id) === returnsTo)}
        >
          {() =>
            page.map((seller) => (
              <li key={seller.id}>
                <OneSeller
                  seller={seller}
                  sellerUrl={sellerUrl}
                  canFavorite={canFavorite}
                  onLeave={() => leave(String(seller.id))}
                />
              </li>
            ))
          }
        </Page>
      ))}
    </div>
  );
}

interface PageProps {
  Windowed: typeof NearWindow | null;
  isPinned: boolean;
  children: () => ReactNode;
}

/** As it was drawn first it stays: to be drawn anew would cost what has the focus in it. */
function Page({ Windowed: now, isPinned, children }: PageProps) {
  const [{ Windowed }] = useState({ Windowed: now });
  if (!Windowed) return <ul className="ww-seller-grid">{children()}</ul>;
  return (
    <Windowed
      className="ww-seller-grid"
      isWindowed
      guessedHeight={guessedHeight}
      isPinned={isPinned}
    >
      {children}
    </Windowed>
  );
}
