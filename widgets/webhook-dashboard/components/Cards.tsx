import { EndpointsCard } from './EndpointsCard';
import { HeadersCard } from './HeadersCard';
import type { CardProps } from './parts';
import { SecretCard } from './SecretCard';

/** Endpoints, and what holds for all of them. */
export const Cards = (props: CardProps) => (
  <>
    <EndpointsCard {...props} />
    <HeadersCard {...props} />
    <SecretCard {...props} />
  </>
);
