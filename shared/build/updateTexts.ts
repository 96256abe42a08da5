import { existsSync } from 'node:fs';
import {
  catalogFile,
  emptyCatalog,
  languages,
  readCatalog,
  withMessages,
  writePo,
} from './catalogs';
import { write } from './files';
import { readTexts } from './texts';

// `npm run texts`: gives every catalog the texts that the sources have now, and takes out those that they have no more.
// `npm run texts -- fr` begins a catalog of a language beside.

const messages = readTexts();
const asked = Intl.getCanonicalLocales(process.argv.slice(2));
for (const language of new Set([...languages(), ...asked])) {
  const file = catalogFile(language);
  const catalog = existsSync(file) ? readCatalog(language) : emptyCatalog(language);
  write(file, writePo(withMessages(catalog, messages)));
}
