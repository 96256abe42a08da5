import { Immer } from 'immer';

/**
 * immer's `produce`. Outside of the bundles what it makes is frozen, so that a test shows who writes into a state.
 * In them it is not: where an answer has an object instead of a text, Preact writes into that object, and a frozen
 * one would end the drawing half-way and leave the screen blank.
 */
export const { produce } = new Immer({ autoFreeze: process.env.NODE_ENV !== 'production' });
