import { useRef, useState, type CSSProperties } from 'react';
import { formatDay } from '@shared/format/dates';
import { t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { NewTabLink } from '@shared/ui/NewTabLink';
import { Segmented } from '@shared/ui/Segmented';
import { useMeasured } from '@shared/ui/useMeasured';
import { linkUrl } from '@shared/urls/guard';
import type { PageAnswer } from '../model/answers';
import { kindOf, textAt } from '../model/kinds';
import { liveTiles, type Page, type Tile } from '../model/page';
import { paragraphsOf, safeLink } from '../model/richText';
import { campaignIn, nameOfChoice, productsIn } from './TileContent';

interface Props {
  page: Page;
  answer: PageAnswer;
}

/** Pixels of a desk's window and of a phone's. */
type Width = '1280' | '375';

const widthOf = ({ clientWidth }: HTMLElement) => clientWidth;

/** The page as buyers would see it, made smaller to fit. Nothing is saved by looking. */
export function Preview({ page, answer }: Props) {
  const [width, setWidth] = useState<Width>('1280');
  const element = useRef<HTMLDivElement>(null);
  const room = useMeasured(element, widthOf, 0);
  const zoom = room > 0 ? Math.min(1, room / Number(width)) : 1;
  const { details } = page;
  const frame = { '--ww-frame': `${width}px`, '--ww-zoom': String(zoom) } as CSSProperties;
  return (
    <section className="ww-page-preview" aria-label={t('Preview')}>
      <Segmented<Width>
        label={t('Width of the preview')}
        choices={[
          { value: '1280', label: t('Desktop, 1280 px') },
          { value: '375', label: t('Phone, 375 px') },
        ]}
        value={width}
        onChange={setWidth}
      />
      <div ref={element} className="ww-page-place">
        <div className="ww-page-frame" style={frame}>
          <p className="ww-title">
            <bdi>{details.title || t('No title yet')}</bdi>
          </p>
          <Paragraphs text={details.introduction} />
          {liveTiles(page).map((tile) => (
            <PreviewTile key={tile.uid} tile={tile} answer={answer} />
          ))}
        </div>
      </div>
    </section>
  );
}

function PreviewTile({ tile, answer }: { tile: Tile; answer: PageAnswer }) {
  if (!kindOf(tile.kind)) return null;
  const heading = textAt(tile, 'heading');
  return (
    <div className={`ww-page-shown ww-page-shown-${tile.kind}`}>
      <Shot tile={tile} />
      {heading && (
        <p className="ww-page-heading">
          <bdi>{heading}</bdi>
        </p>
      )}
      <Rest tile={tile} answer={answer} />
    </div>
  );
}

function Shot({ tile }: { tile: Tile }) {
  const src = linkUrl(textAt(tile, 'picture') || null);
  return src && <img src={src} alt={textAt(tile, 'alt')} loading="lazy" />;
}

function Rest({ tile, answer }: { tile: Tile; answer: PageAnswer }) {
  const locale = useLocale();
  switch (tile.kind) {
    case 'hero':
      return (
        <>
          <p>
            <bdi>{textAt(tile, 'subheading')}</bdi>
          </p>
          {textAt(tile, 'button') && (
            <Way to={textAt(tile, 'link')} says={textAt(tile, 'button')} />
          )}
        </>
      );
    case 'text':
      return <Paragraphs text={textAt(tile, 'body')} />;
    case 'image':
      return <Way to={textAt(tile, 'link')} says={textAt(tile, 'caption')} />;
    case 'video':
      return <Way to={textAt(tile, 'address')} says={t('Watch the video')} />;
    case 'products':
      return (
        <ul className="ww-page-row">
          {productsIn(tile).map((id) => (
            <li key={String(id)}>
              <bdi>{nameOfChoice(answer.products, id)}</bdi>
            </li>
          ))}
        </ul>
      );
    default: {
      const campaign = campaignIn(tile, answer);
      if (!campaign) return <p>{t('No campaign is chosen.')}</p>;
      const [from, to] = [formatDay(campaign.starts, locale), formatDay(campaign.ends, locale)];
      return (
        <p>
          <bdi>{campaign.name}</bdi>, {t('%(from)s to %(to)s', { from, to })}
        </p>
      );
    }
  }
}

/** A link where it can be followed, else its words. */
function Way({ to, says }: { to: string; says: string }) {
  const href = safeLink(to);
  if (!href) return <bdi>{says}</bdi>;
  return (
    <NewTabLink href={href}>
      <bdi>{says || href}</bdi>
    </NewTabLink>
  );
}

const Paragraphs = ({ text }: { text: string }) =>
  paragraphsOf(text).map((pieces, index) => (
    <p key={index}>
      {pieces.map((piece, at) => {
        if (piece.href !== undefined) return <Way key={at} to={piece.href} says={piece.text} />;
        return piece.isEmphasized ? <em key={at}>{piece.text}</em> : piece.text;
      })}
    </p>
  ));
