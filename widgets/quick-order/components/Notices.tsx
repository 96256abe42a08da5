import { t } from '@shared/page/i18n';
import { CartNotices } from '@shared/storefront/CartNotices';
import { FailureAlert } from '@shared/ui/FailureAlert';
import type { SheetLocation } from '../model/sheet';
import { useAppSelector } from '../state/slice';

interface Props {
  locations: readonly SheetLocation[];
  onRetry: () => void;
}

/** What the server says of the order and of its lines, each of which names its location. */
export function Notices({ locations, onRetry }: Props) {
  const load = useAppSelector((state) => state.notices);
  const notices = load.status === 'idle' ? undefined : load.value;
  const nameOf = (id: unknown) =>
    locations.find((location) => String(location.id) === String(id))?.name;
  return (
    <>
      {load.status === 'failed' && (
        <FailureAlert isQuiet failure={load.failure} onRetry={onRetry}>
          {t('The notices could not be read.')}
        </FailureAlert>
      )}
      <CartNotices
        notices={[
          ...(notices?.cart_notices ?? []),
          ...(notices?.cart_item_notices ?? []).map((notice) => {
            const name = nameOf(notice.dispensaryLocationId);
            const { message } = notice;
            return name === undefined
              ? notice
              : { ...notice, message: t('%(name)s: %(message)s', { name, message }) };
          }),
        ]}
      />
    </>
  );
}
