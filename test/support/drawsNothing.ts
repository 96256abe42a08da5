// Stands in for what draws, in tests that say by their name that they draw nothing.
throw new Error('A test that draws is a .test.tsx: those run under React and under Preact.');
