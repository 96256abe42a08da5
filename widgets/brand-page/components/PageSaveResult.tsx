import { SaveResult } from '@shared/forms/SaveResult';
import { t, tn } from '@shared/page/i18n';
import { Banner } from '@shared/ui/Banner';
import { FailureAlert } from '@shared/ui/FailureAlert';
import { tileName } from '../model/kinds';
import { tileOf } from '../model/page';
import { pagePart } from '../state/saveThunk';
import { pageDetails, type EditorState } from './useEditor';

/** How the last save went, with a way to each part that is not saved, or what is to be mended before it. */
export function PageSaveResult({ editor }: { editor: EditorState }) {
  const { state, forget } = editor.saving;
  switch (state.status) {
    case 'wrong':
      return <Problems editor={editor} />;
    case 'sent':
      if (!state.failure) {
        // What was written since is not.
        if (editor.count > 0) return null;
        return <SaveResult state={{ status: 'saved' }} onDismiss={forget} />;
      }
      return (
        <FailureAlert failure={state.failure}>
          {says(state)} <Parts editor={editor} />
        </FailureAlert>
      );
    default:
      return (
        <SaveResult
          state={state}
          says={{ conflict: t('A colleague changed the same. Choose above, then save again.') }}
          onDismiss={forget}
        />
      );
  }
}

function says({ saved, unknown }: { saved: number; unknown: number }): string {
  const taken =
    saved > 0
      ? `${tn('%(count)s change was saved.', '%(count)s changes were saved.', saved)} `
      : '';
  if (unknown > 0) {
    return (
      taken + t('We don’t know whether the shop has the change that follows. It is kept here.')
    );
  }
  return saved > 0
    ? taken + t('The rest is kept here, but not saved.')
    : t('Your changes are kept here, but not saved.');
}

/** Each part that is not saved, as a way to it. */
function Parts({ editor }: { editor: EditorState }) {
  const open = [...editor.saving.parts].filter(
    ([, { is }]) => is === 'not-saved' || is === 'unknown',
  );
  return (
    <span className="ww-page-ways">
      {open.map(([part]) => {
        const isPage = part === pagePart;
        const tile = tileOf(editor.page, part);
        if (!isPage && !tile) return null;
        return (
          <button
            key={part}
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => editor.choose(isPage ? pageDetails : part)}
          >
            {tile ? tileName(tile) : t('Page details')}
          </button>
        );
      })}
    </span>
  );
}

/** More than one look takes in. */
const shownProblems = 20;

function Problems({ editor }: { editor: EditorState }) {
  const { problems } = editor;
  return (
    <Banner
      level="danger"
      role="alert"
      title={tn(
        'Nothing was saved: %(count)s field needs a look.',
        'Nothing was saved: %(count)s fields need a look.',
        problems.length,
      )}
    >
      <ul className="ww-page-problems">
        {problems.slice(0, shownProblems).map(({ uid, field, of, says: what }) => (
          <li key={`${uid ?? ''} ${field}`}>
            <button
              type="button"
              className="btn btn-sm btn-outline-secondary"
              onClick={() => editor.goTo(uid, field)}
            >
              {of}
            </button>{' '}
            {what}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
