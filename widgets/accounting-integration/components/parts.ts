export { Board } from './Board';
export { ConnectionActions } from './ConnectionActions';
export { DraftKeeper } from './DraftKeeper';
export { NotConnected, Outcome } from './NotConnected';
export { RefreshNews } from './RefreshNews';
