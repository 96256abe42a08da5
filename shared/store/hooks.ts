import { useDispatch, useSelector, type TypedUseSelectorHook } from 'react-redux';
import type { WidgetDispatch } from './createWidgetStore';

export { shallowEqual } from 'react-redux';

/**
 * The typed hooks of one widget, made once in its slice:
 *
 *     export const { useAppSelector, useAppDispatch } = widgetHooks<CartState, CartConfig>();
 */
export const widgetHooks = <State, Config = unknown, Services = unknown>() => ({
  useAppSelector: useSelector as TypedUseSelectorHook<State>,
  useAppDispatch: useDispatch as () => WidgetDispatch<State, Config, Services>,
});
