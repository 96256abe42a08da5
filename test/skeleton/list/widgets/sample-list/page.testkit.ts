import { screen } from '@testing-library/react';
import { listPage } from '../../shared/lists/listPage.testkit';

/** The page of this widget as its tests see it. */
export const itemsPath = '/dashboard/vendor/7/sample-list/';

const page = listPage('sample-list', 'Items', '[role=cell][data-label=Name]');
export const { open, press, says, namesShown, untilShown } = page;

export const search = () => screen.findByRole('searchbox', { name: 'Search items' });
