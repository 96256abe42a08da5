import type { Extra } from '@shared/store/createWidgetStore';
import type { RulesConfig } from '../config';

export type RulesExtra = Extra<RulesConfig>;
