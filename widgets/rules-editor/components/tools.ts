import { AddRule } from './AddRule';
import { Exchange } from './Exchange';
import { MoveControls } from './MoveControls';
import { RowActions } from './RowActions';
import { SaveBar } from './SaveBar';

/** What changes rules: they can be read without it. */
export const tools = { AddRule, Exchange, MoveControls, RowActions, SaveBar };
