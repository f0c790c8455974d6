/**
 * Words of questions in Hindi and Marathi letters, and the word that carries the same in a question: English, or as students type it in Latin
 * letters where patterns know it so. '_' stands for a space. Spelling is folded before it is compared; a word that carries nothing becomes ''.
 */
export type Lines = readonly (readonly [latin: string, words: string])[];
