import { savePreferences } from '../state/saveThunks';
import { ChoiceConflicts } from './ChoiceConflicts';
import { SaveResults, Searching } from './SaveResults';

/** What a save needs, and what shows how it went: apart from the first load. */
export const savingParts = { savePreferences, ChoiceConflicts, SaveResults, Searching };
