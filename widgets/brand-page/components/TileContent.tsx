import { idsOf } from '@shared/answers/values';
import { formatDay } from '@shared/format/dates';
import { isolate, t } from '@shared/page/i18n';
import { useLocale } from '@shared/mount/WidgetContext';
import { documentIcon } from '@shared/ui/icons/document';
import { Picture } from '@shared/ui/Picture';
import type { PageAnswer } from '../model/answers';
import { kindOf, textAt, valueAt } from '../model/kinds';
import type { Tile } from '../model/page';
import { wordsOf } from '../model/richText';

interface Props {
  tile: Tile;
  answer: PageAnswer;
}

/** More of a text is for the preview. */
const shownLength = 240;
const shownProducts = 8;

/** What a tile says, in short. */
export function TileContent({ tile, answer }: Props) {
  const locale = useLocale();
  if (!kindOf(tile.kind)) {
    return (
      <p className="ww-muted ww-page-content">
        {t(
          'This screen does not know this kind of tile. It can be moved and removed, and its content stays as it is.',
        )}
      </p>
    );
  }
  const hasPicture = tile.kind === 'hero' || tile.kind === 'image';
  const lines = linesOf(tile, answer, locale).filter(Boolean);
  return (
    <div className="ww-page-content">
      {hasPicture && <Picture url={textAt(tile, 'picture')} sign={documentIcon} size={56} />}
      <div>
        {textAt(tile, 'heading') && (
          <p className="ww-page-heading">
            <bdi>{textAt(tile, 'heading').slice(0, shownLength)}</bdi>
          </p>
        )}
        {lines.map((line, index) => (
          <p key={index} className="ww-muted">
            {line}
          </p>
        ))}
        {lines.length === 0 && !textAt(tile, 'heading') && (
          <p className="ww-muted">{t('Nothing filled in yet.')}</p>
        )}
      </div>
    </div>
  );
}

/** A text of the page as far as it is shown here. */
const short = (text: string) =>
  isolate(text.length > shownLength ? `${text.slice(0, shownLength)}…` : text);

function linesOf(tile: Tile, answer: PageAnswer, locale: string): string[] {
  switch (tile.kind) {
    case 'hero':
      return [short(textAt(tile, 'subheading')), short(textAt(tile, 'button'))];
    case 'text':
      return [short(wordsOf(textAt(tile, 'body').slice(0, 2 * shownLength)))];
    case 'image':
      return [short(textAt(tile, 'caption')), short(textAt(tile, 'alt'))];
    case 'video':
      return [short(textAt(tile, 'address'))];
    case 'products': {
      const ids = productsIn(tile);
      const names = namesOfChoices(answer.products, ids.slice(0, shownProducts));
      const more = ids.length - shownProducts;
      return [more > 0 ? t('%(names)s and %(count)s more', { names, count: more }) : names];
    }
    default: {
      const campaign = campaignIn(tile, answer);
      if (!campaign) return [short(textAt(tile, 'campaign'))];
      const [from, to] = [formatDay(campaign.starts, locale), formatDay(campaign.ends, locale)];
      return [short(campaign.name), t('%(from)s to %(to)s', { from, to })];
    }
  }
}

/** The ids of its products; none where it holds something else. */
export const productsIn = (tile: Tile) => idsOf(valueAt(tile, 'products'));

export const campaignIn = (tile: Tile, { campaigns }: PageAnswer) =>
  campaigns.find(({ id }) => String(id) === textAt(tile, 'campaign'));

export const nameOfChoice = (choices: PageAnswer['products'], id: unknown): string =>
  choices.find((choice) => String(choice.id) === String(id))?.name ??
  t('Not offered (%(id)s)', { id: String(id) });

export const namesOfChoices = (choices: PageAnswer['products'], ids: readonly unknown[]): string =>
  ids.map((id) => short(nameOfChoice(choices, id))).join(', ');
