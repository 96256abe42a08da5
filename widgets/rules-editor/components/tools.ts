import { AddRule } from './AddRule';
import { firstFindings } from './firstFindings';
import { MoveControls } from './MoveControls';
import { RowActions } from './RowActions';
import { SaveBar } from './SaveBar';

/** What changes rules, and what warns of them: they can be read without it. Nothing here fetches: that would be two files. */
export const tools = { AddRule, MoveControls, RowActions, SaveBar, firstFindings };
