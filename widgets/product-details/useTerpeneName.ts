import { t } from '@shared/i18n';
import { useAppSelector } from './state/slice';

/** The name of a terpene type, as far as it is known. */
export function useTerpeneName(): (typeId: string) => string {
  const load = useAppSelector((state) => state.terpeneTypes);
  const names = new Map(load.status === 'idle' ? [] : load.value);
  return (typeId) => names.get(typeId) ?? t('Terpene %(id)s', { id: typeId });
}
