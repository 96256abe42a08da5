import type { EditFigure, HugeFigure } from './edits';
import type { EvaluationFigure } from './evaluation';

/** Of a screen's first content to that of an empty screen with the same chunks. */
const evaluationLimit = 1.3;
/** Milliseconds: what a person feels while typing begins here. */
const longTaskLimit = 50;

export interface Row extends Record<string, string | boolean> {
  isOver: boolean;
}

export interface Table {
  title: string;
  rows: Row[];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
const ms = (time: number) => `${time.toFixed(1)} ms`;
const times = (ratio: number) => `${ratio.toFixed(2)} ×`;

export const evaluationTable = (figures: readonly EvaluationFigure[]): Table => ({
  title: 'From the last script to first content: work of the main thread',
  rows: figures.map(({ widget, toEmpty, toReact }) => ({
    what: widget,
    'to an empty screen': times(toEmpty),
    limit: times(evaluationLimit),
    'to itself under React': times(toReact),
    isOver: toEmpty > evaluationLimit,
  })),
});

export const editsTable = (figures: readonly EditFigure[]): Table => ({
  title: 'The same step with few rows and with very many: main thread busy',
  rows: figures.map(({ widget, step, small, huge, limit, longTask }) => ({
    what: `${widget}, ${step}`,
    few: ms(small),
    many: ms(huge),
    ratio: times(huge / small),
    limit: limit === null ? '' : times(limit),
    'longest task over 50 ms': longTask === 0 ? 'none' : ms(longTask),
    isOver: (limit !== null && huge / small > limit) || longTask > longTaskLimit,
  })),
});

export const hugeTable = (figures: readonly HugeFigure[]): Table => ({
  title: 'What a page holds',
  rows: figures.map(({ widget, nodes, heap }) => ({
    what: widget,
    'elements, few rows': String(nodes.small),
    'elements, very many': String(nodes.huge),
    'heap, few rows': kB(heap.small),
    'heap, very many': kB(heap.huge),
    isOver: false,
  })),
});
