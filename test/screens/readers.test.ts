import * as v from 'valibot';
import { readNotices, readSummary } from '@shared/answers/cart';
import { itemIn, itemsIn, totalsIn, totalsRead } from '@shared/answers/order';
import { readTopVendors } from '@shared/dashboards/answers';
import { UnreadableAnswer } from '@shared/http/result';
import { readDataSet } from '../../widgets/accounting-integration/model/answers';
import * as batchList from '../../widgets/batch-list/model/answers';
import { readTemplate } from '../../widgets/batch-list/model/readTemplate';
import * as brandPage from '../../widgets/brand-page/model/answers';
import { readPart } from '../../widgets/dispensary-dashboard/model/parts';
import { readPrices } from '../../widgets/inventory-pricing/model/answers';
import * as order from '../../widgets/order-create/model/answers';
import * as lateOrder from '../../widgets/order-create/model/lateAnswers';
import { readProduct, readTerpeneTypes } from '../../widgets/product-details/model/product';
import { readProducts } from '../../widgets/products/model/answers';
import { readMenu } from '../../widgets/public-storefront/model/menu';
import { readListed } from '../../widgets/quick-order/model/answers';
import { readPage as readSellers } from '../../widgets/seller-discovery/model/sellers';
import { readNav, readPage as readStorefront } from '../../widgets/seller-storefront/model/answers';
import * as preview from '../../widgets/seller-storefront/state/previewRequests';
import { readDependents, readRefused } from '../../widgets/stock-location/model/answers';
import * as directory from '../../widgets/storefront-landing/model/directory';
import { readLanding } from '../../widgets/storefront-landing/model/landing';
import * as navigation from '../../widgets/storefront-navigation/model/answers';
import { readUsers } from '../../widgets/user-list/model/answers';
import { readProduct as readVariants } from '../../widgets/variant-creation/model/answers';
import { readBrands } from '../../widgets/vendor-brands/model/answers';
import { readOrders, readSummary as readSums } from '../../widgets/vendor-dashboard/model/answers';
import { readWebhooks } from '../../widgets/webhook-dashboard/model/answers';
import { readDeliveries } from '../../widgets/webhook-dashboard/model/deliveryAnswers';
import { tables } from '../support/contractTables';
import { sampleOf } from '../support/sampleOf';

type Read = (answer: unknown) => unknown;

/** What reads the answer of a call, by the id of the call. */
const reads: Record<string, Read> = {
  A1: (answer) => readDataSet('quickbooksOnlineLTCustomers', answer).entries,
  A2: (answer) => readDataSet('quickbooksOnlineProducts', answer).entries,
  A3: (answer) => readDataSet('quickbooksOnlineItems', answer).parties,
  A5: (answer) => readDataSet('quickbooksOnlineQBOCustomers', answer).parties,
  I3: batchList.readLocations,
  I4: batchList.readList,
  I6: readTemplate,
  I8: batchList.readNames,
  G1: brandPage.readDetails,
  G2: brandPage.readTile,
  G4: brandPage.readPage,
  G6: brandPage.readVendors,
  D4: readTopVendors,
  DD1: (answer) => readPart('openOrders', answer),
  DD2: (answer) => readPart('spend', answer),
  DD3: (answer) => readPart('expiringBatches', answer),
  DD4: (answer) => readPart('favorites', answer),
  DD5: (answer) => readPart('notices', answer),
  I14: readPrices,
  O2: order.orderRead,
  O4: (answer) => itemsIn(answer, 25),
  O5: (answer) => order.variantsRead(answer, 25),
  O6: lateOrder.orderedRead,
  O9: totalsRead,
  O17: lateOrder.locationsRead,
  O18: lateOrder.stockLocationsRead,
  O19: lateOrder.rightsRead,
  S24: readProduct('evergreen', 'variant'),
  S32: readTerpeneTypes,
  P2: readProducts,
  S26: readMenu,
  S29: readListed,
  S13: readSellers,
  S30: readNav,
  S31: readStorefront,
  S33: preview.readCustomers,
  S34: preview.readLocations,
  I12: readDependents,
  S21: readLanding,
  S22: directory.readBrands,
  S23: directory.readSellers,
  S14: navigation.readNavigation,
  S20: navigation.readLocations,
  U2: readUsers,
  I13: readVariants,
  B3: readBrands,
  D3: readOrders,
  VD1: readSums,
  W1: readWebhooks,
  W6: readDeliveries,
};

/** The same of answers that may be without what is looked for: to a write, or beside what was asked for. */
const lenient: Record<string, Read> = {
  G7: brandPage.readCampaign,
  S16: readSummary,
  S17: readNotices,
  O3: order.filtersIn,
  O10: order.problemsIn,
  O15: itemIn,
  O13: totalsIn,
  O20: lateOrder.customersIn,
  I10: readRefused,
};

/** What a whole answer has under another name or as something else. */
const elsewhere: Record<string, string[]> = {
  // The sample has one tier, and text where a share is shown only if it is a number.
  I14: [1, 2, 3, 4].map((index) => `read.rows.0.tier${String(index)}`),
  S26: ['read.products.0.thc', 'read.counts.cannabis'],
  S29: ['read.products.0.thc'],
  S31: ['read.rows.0.thc'],
  // A brand's shop is open. The group of favorites is named by no server.
  S22: ['read.0.standing', 'read.0.group'],
  S23: ['read.0.group'],
};

/** Names that only some servers have. */
const notPromised: Record<string, string[]> = {
  A1: ['customFieldMappings'],
  A2: ['customFieldMappings'],
  // A brand's shop is open.
  S22: ['standing'],
};

/** Answers that ask for no field by name: an empty object says something already. */
const isAnyObject = ['I8', 'G1'];

const schemas = new Map(
  tables
    .flatMap((table) => Object.values(table))
    .map(({ id, answer }) => [id, answer as v.GenericSchema]),
);
const cases = Object.entries({ ...reads, ...lenient }).map(([id, read]) => {
  const schema = schemas.get(id);
  if (!schema) throw new Error(`No call is named ${id}.`);
  return { id, read, schema, whole: sampleOf(schema) };
});

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The same, which remembers the names by which it is asked for what is not there. */
function watched(value: unknown, asked: Set<string>): unknown {
  if (!isFields(value)) return value;
  return new Proxy(value, {
    get(target, name: string) {
      // Indexes of a list are no names.
      if (!(name in target) && !/^\d+$/.test(name)) asked.add(name);
      return watched(target[name], asked);
    },
  });
}

/** An id may be read as text. */
const written = (value: unknown) => JSON.stringify([value]).replaceAll('"', '');

/** What of a whole answer is not known to the screen, or is something else there under the same name. */
function lost(read: unknown, sent: unknown, path: string): string[] {
  if (read instanceof Map) return read.size > 0 ? [] : [path];
  if (!isFields(read)) {
    const isNothing = read === null || read === undefined || read === '';
    const isOther = sent !== undefined && !isFields(sent) && written(read) !== written(sent);
    return isNothing || isOther ? [path] : [];
  }
  const entries = Object.entries(read);
  if (entries.length === 0) return isFields(sent) && Object.keys(sent).length === 0 ? [] : [path];
  return entries.flatMap(([name, each]) =>
    lost(each, isFields(sent) ? sent[name] : undefined, `${path}.${name}`),
  );
}

/** Copies of the answer, each with `value` instead of one of its fields. */
function spoilt(whole: unknown, value: unknown): unknown[] {
  if (!isFields(whole)) return [];
  return Object.keys(whole).flatMap((name) => {
    const withOther = (other: unknown) => {
      const copy = structuredClone(whole);
      copy[name] = other;
      return copy;
    };
    return [withOther(value), ...spoilt(whole[name], value).map(withOther)];
  });
}

describe.each(cases)('the answer to $id', ({ id, read, schema, whole }) => {
  it('is read whole, and only what the contract has is looked for', () => {
    expect(v.is(schema, whole)).toBe(true);
    const asked = new Set<string>();
    expect(lost(read(watched(whole, asked)), whole, 'read')).toEqual(elsewhere[id] ?? []);
    expect([...asked]).toEqual(notPromised[id] ?? []);
  });

  it.each([undefined, null, {}, [], 'x', 7, true])(
    'is read or has failed, but never crashes, with %j instead of any of its fields',
    (value) => {
      for (const answer of spoilt(whole, value)) {
        let made: unknown = null;
        try {
          made = read(answer);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswer);
        }
        expect(JSON.stringify([made])).not.toMatch(/undefined|\[object|Symbol|NaN/);
      }
    },
  );

  it.each([undefined, null, 'ok', 7, {}, { success: true }])('claims nothing as %j', (answer) => {
    const isRead = id in lenient || (isFields(answer) && isAnyObject.includes(id));
    if (isRead) expect(() => read(answer)).not.toThrow();
    else expect(() => read(answer)).toThrow(UnreadableAnswer);
  });
});
