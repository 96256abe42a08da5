type Field = HTMLInputElement;

const fields = [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
];

const isLabelable = (element: Element | undefined): element is Field =>
  fields.some((type) => element instanceof type) && (element as Field).type !== 'hidden';

/** Each field with its labels, as https://html.spec.whatwg.org/multipage/forms.html#labeled-control has it. */
function readLabels() {
  const byId = new Map<string, Element>();
  for (const element of document.querySelectorAll('[id]:not([id=""])'))
    if (!byId.has(element.id)) byId.set(element.id, element);

  const labels = new Map<Element, HTMLLabelElement[]>();
  for (const label of document.querySelectorAll('label')) {
    const id = label.getAttribute('for');
    const named = id === null ? [...label.querySelectorAll('*')].find(isLabelable) : byId.get(id);
    if (named) labels.set(named, [...(labels.get(named) ?? []), label]);
  }
  return labels;
}

/**
 * Keeps what `read` returned until an element, an attribute or a text of the page changes. What fields hold is none of
 * these.
 */
function untilChange<Answer>(read: () => Answer): () => Answer {
  let kept: { answer: Answer } | undefined;
  const observer = new MutationObserver(forget);
  function forget() {
    observer.disconnect();
    kept = undefined;
  }

  return () => {
    if (observer.takeRecords().length > 0) forget();
    if (kept) return kept.answer;
    const all = { attributes: true, characterData: true, childList: true, subtree: true };
    observer.observe(document, all);
    kept = { answer: read() };
    return kept.answer;
  };
}

/**
 * Reads the labels of all fields at once. jsdom goes through the whole page for each label of each field, and Testing
 * Library asks each field at each look: a third of the time of the longest form's tests.
 */
export function readLabelsAtOnce(): void {
  const labels = untilChange(readLabels);
  for (const { prototype } of fields) {
    const inherited = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      ...inherited,
      get(this: Field): unknown {
        if (!isLabelable(this) || !document.contains(this)) return inherited?.get?.call(this);
        return labels().get(this) ?? [];
      },
    });
  }
}
