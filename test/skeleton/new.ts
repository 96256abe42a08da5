// Writes the skeleton of a widget: `npm run new -- <name> [list|form]`.
import { forms, makeWidget, type Form } from './make';

const [name = '', form = 'list'] = process.argv.slice(2);

const isForm = (text: string): text is Form => (forms as readonly string[]).includes(text);

try {
  if (!isForm(form)) throw new Error(`There is no form "${form}" but ${forms.join(' and ')}.`);
  const files = makeWidget(name, form);
  console.log(files.join('\n'));
  console.log(
    `\nWIDGETS=${name} npm run build && npm run serve shows it at http://localhost:4173/${name}/.`,
  );
  console.log('test/skeleton/README.md says what to change first.');
} catch (error) {
  console.error((error as Error).message);
  console.error(`npm run new -- <name> [${forms.join('|')}]`);
  process.exitCode = 1;
}
