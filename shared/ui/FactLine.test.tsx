import { render } from '@testing-library/react';
import { FactLine } from './FactLine';
import { ProductCard } from './ProductCard';

it('shows the facts in their order, also when two are the same and when they change', () => {
  const { container, rerender } = render(<FactLine facts={['Haze', 'Haze', 'Indoor']} />);
  expect(container).toHaveTextContent(/^Haze · Haze · Indoor$/);
  rerender(<FactLine facts={['Indoor', 'Haze']} />);
  expect(container).toHaveTextContent(/^Indoor · Haze$/);
  rerender(<FactLine facts={['', null]} />);
  expect(container).toBeEmptyDOMElement();
});

it('stands on a card with what is bought, also where the name says it', () => {
  const { container } = render(
    <ProductCard
      name="Vape 1 g"
      picture={{ url: null }}
      captions={[['Vape'], ['1 g', 'case of 2']]}
      price={null}
    />,
  );
  expect(container).toHaveTextContent(/^Vape 1 g1 g · case of 2$/);
});
