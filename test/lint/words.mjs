/** Words that this code once had of its own, with the standard one. */
const standard = new Map(
  Object.entries({
    place: 'index, position, location or element',
    places: 'indexes, locations or elements',
    lookAgain: 'onPageRevisit',
    reread: 'refetch',
    stalled: 'paused',
    Later: 'LazyPart',
    useSaid: 'useAnnouncement',
    useMay: 'usePermissions',
    zeroes: 'pendingRemovals',
    AskFirst: 'ConfirmButton',
    isStillAt: 'mayTakeFocus',
    readAsAbsent: 'asNotDelivered',
    Strays: 'OrphanNotes',
    Leftovers: 'OrphanNotes',
  }),
);

/** A property is what the data calls it. */
const isProperty = (node, { parent } = node) =>
  parent.type === 'MemberExpression' ? parent.property === node : parent.key === node;

/** A server answers, a function returns. */
const answers = /^\W*Answers (?:an?|false|how|its|null|the|true|what|whether) /;

/** The rule of plain words, for names and comments. */
export const words = {
  meta: { schema: false },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!answers.test(comment.value)) continue;
        context.report({ loc: comment.loc, message: 'A server answers, a function returns.' });
      }
    },
    Identifier(node) {
      const word = standard.get(node.name);
      if (word === undefined || isProperty(node)) return;
      context.report({ node, message: `Call it what others call it: ${word}.` });
    },
  }),
};
