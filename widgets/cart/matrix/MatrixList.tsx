import { useDomId } from '@shared/mount/WidgetContext';
import { NearWindow } from '@shared/ui/NearWindow';
import { tn } from '@shared/page/i18n';
import { LineNotes } from '../components/LineNotes';
import { QuantityField } from '../components/QuantityField';
import { selectCanEdit, useAppSelector } from '../state/slice';
import { lineAt, type MatrixLocation, type ProductRow } from './matrix';
import { nameOf } from './useMatrixColumns';

interface Props {
  products: readonly ProductRow[];
  locations: readonly MatrixLocation[];
}

/** Pixels of a product before it was drawn once. */
const guessedHeight = 56;
const drawnAtOnce = 60;

/** The same quantities location by location, every product at each: what can be ordered is not forgotten. */
export const MatrixList = (props: Props) =>
  props.locations.map((location) => (
    <LocationList key={location.id} location={location} {...props} />
  ));

function LocationList({ location, products, locations }: Props & { location: MatrixLocation }) {
  const titleId = useDomId();
  const canEdit = useAppSelector(selectCanEdit);
  return (
    <section aria-labelledby={titleId}>
      <h3 className="ww-cart-title" id={titleId}>
        {location.name}
      </h3>
      <NearWindow
        className="ww-cart-lines"
        isWindowed={products.length * locations.length > drawnAtOnce}
        guessedHeight={guessedHeight * products.length}
      >
        {() =>
          products.map((product) => {
            const line = lineAt(product, location);
            return (
              <li key={product.key} className="ww-row ww-cart-cell">
                <span>{nameOf(product)}</span>
                {canEdit ? (
                  <QuantityField line={line} />
                ) : (
                  <span className="ww-number">
                    {tn('%(count)s case', '%(count)s cases', line.quantity)}
                  </span>
                )}
                <LineNotes line={line} />
              </li>
            );
          })
        }
      </NearWindow>
    </section>
  );
}
