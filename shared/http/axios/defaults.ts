/** Of the options that axios has by itself none is left to it. */
export default {};
