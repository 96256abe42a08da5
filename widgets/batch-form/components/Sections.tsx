import type { BatchAnswer } from '@shared/contract/batches';
import type { BatchFormConfig } from '../config';
import type { ListName } from '../model/edits';
import type { FieldsProps } from './BatchField';
import { Certificates } from './Certificates';
import { Potency } from './Potency';
import { Terpenes } from './Terpenes';
import type { useEditor } from './useEditor';
import { Variants } from './Variants';

interface Props {
  fields: FieldsProps;
  editor: ReturnType<typeof useEditor>;
  choices: BatchAnswer['choices'];
  urls: BatchFormConfig['urls'];
  isCopy: boolean;
  /** The field that the focus goes to. */
  target: string | null;
}

/** The sections below the days. What is typed into them stands in the editor, which needs none of this. */
export function Sections({ fields, editor, choices, urls, isCopy, target }: Props) {
  const { source, errors } = fields;
  const { edits, removed } = editor;
  const removedOf = (list: ListName) => (removed?.list === list ? removed : null);
  return (
    <>
      <Certificates
        source={source}
        edits={edits}
        types={choices.terpeneTypes}
        urls={urls}
        isCopy={isCopy}
        uploadList={editor.uploadList}
      />
      <Potency {...fields} />
      <Terpenes
        source={source}
        edits={edits.terpenes}
        types={choices.terpeneTypes}
        errors={errors}
        canReimport={urls.terpeneReimport !== undefined && source.id !== null}
        removed={removedOf('terpenes')}
      />
      <Variants
        source={source}
        edits={edits.variants}
        choices={choices}
        errors={errors}
        removed={removedOf('variants')}
        target={target}
      />
    </>
  );
}
