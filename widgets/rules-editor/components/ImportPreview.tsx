import type { ReactNode } from 'react';
import { cellErrorText } from '@shared/csv/columns';
import { FileNotes } from '@shared/forms/FileNotes';
import { t, tn } from '@shared/page/i18n';
import { FirstItems } from '@shared/lists/FirstItems';
import type { Rule } from '@shared/rules/rules';
import { lineOf, sentenceOf, wordsOf } from '@shared/rules/sentence';
import { Banner } from '@shared/ui/Banner';
import { countChanges, type ImportChange, type ImportChanges } from '../model/importing';
import type { ReadFile } from '../model/rulesFile';
import { useSheet } from './SheetContext';

/** What a file would do to the rules, and what of it cannot be used, by row and column. */
export function ImportPreview({ file, changes }: { file: ReadFile; changes: ImportChanges }) {
  const { fields, writing } = useSheet();
  if (file.problem) return <Banner level="danger">{file.problem}</Banner>;
  const { errors, ignored, absent, rows, faulty } = file;
  const { added, changed, deleted, kept, moved } = changes;
  const wrong = new Set(errors.map(({ row }) => row)).size;
  const line = (rule: Rule) => lineOf(sentenceOf(rule, fields, writing));
  const cleared = changed.flatMap((rule) => rule.fields).filter(({ to }) => to === null).length;
  return (
    <>
      <h3>
        {tn('%(count)s valid row', '%(count)s valid rows', rows.length)}
        {wrong > 0 &&
          `, ${tn('%(count)s row with errors is left out', '%(count)s rows with errors are left out', wrong)}`}
      </h3>
      <FileNotes
        ignored={ignored}
        absent={rows.some(({ base }) => base) ? absent.map(({ label }) => label) : []}
        cleared={cleared}
      />
      {faulty.length > 0 && (
        <p className="ww-muted">
          {tn(
            '%(count)s rule stays as it is, because its row has errors.',
            '%(count)s rules stay as they are, because their rows have errors.',
            faulty.length,
          )}
        </p>
      )}
      <Some title={t('Errors')} items={errors} className="text-danger">
        {cellErrorText}
      </Some>
      {countChanges(changes) === 0 && rows.length > 0 && (
        <p>{t('This file changes nothing: all of it is there already.')}</p>
      )}
      <Some title={t('New')} items={added}>
        {line}
      </Some>
      <Some title={t('Changed')} items={changed}>
        {(change) => <FromTo change={change} line={line(change.rule)} />}
      </Some>
      <Some title={t('Deleted')} items={deleted}>
        {line}
      </Some>
      <Some title={t('No longer deleted')} items={kept}>
        {line}
      </Some>
      {moved > 0 && <p>{tn('%(count)s rule moves.', '%(count)s rules move.', moved)}</p>}
    </>
  );
}

function FromTo({ change, line }: { change: ImportChange; line: string }) {
  const { writing } = useSheet();
  return (
    <>
      <bdi>{line}</bdi>
      {change.fields.map(({ field, from, to }) => (
        <div key={field.name}>
          {t('%(label)s: %(from)s → %(to)s', {
            label: field.label,
            from: wordsOf(field, from, writing),
            to: wordsOf(field, to, writing),
          })}
        </div>
      ))}
    </>
  );
}

interface SomeProps<Item> {
  title: string;
  items: readonly Item[];
  className?: string;
  children: (item: Item) => ReactNode;
}

/** The first of a list under their number. Without any there is nothing. */
function Some<Item>({ title, items, className, children }: SomeProps<Item>) {
  if (items.length === 0) return null;
  const heading = t('%(title)s: %(count)s', { title, count: items.length });
  return (
    <section>
      <h4>{heading}</h4>
      <FirstItems label={title} items={items} className={className}>
        {children}
      </FirstItems>
    </section>
  );
}
