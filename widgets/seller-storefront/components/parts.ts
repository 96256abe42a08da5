import { Head } from './Head';
import { ProductList } from './ProductList';
import { SellerActions } from './SellerActions';

/** What shows a seller and its products once they are read: apart from the first load. */
export const parts = { Head, ProductList, SellerActions };
