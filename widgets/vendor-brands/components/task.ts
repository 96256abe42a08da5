import type { Brand } from '@shared/contract/vendorBrands';

/** What a person has asked for. */
export type Task =
  /** A dialog: without a brand it makes a new one. */
  | { kind: 'edit'; brand: Brand | null }
  | { kind: 'logo'; brand: Brand }
  | { kind: 'status'; brands: readonly Brand[]; to: Brand['status'] };
