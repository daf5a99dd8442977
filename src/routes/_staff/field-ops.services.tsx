/** /field-ops/services: services and programs are asked by phone whether all of it still holds, and what readers say is wrong is judged. */
import { createFileRoute } from '@tanstack/react-router';
import { ToldPanel } from '../../features/corrections/desk/ToldPanel.tsx';
import { reasonWords } from '../../features/corrections/parts/words.ts';
import { ProgramMore } from '../../features/education/parts/programs/ProgramMore.tsx';
import { ChecksScreen } from '../../features/wellness/checks/ChecksScreen.tsx';

export const Route = createFileRoute('/_staff/field-ops/services')({
  component: () => (
    <ChecksScreen
      readOut={(body) => <ProgramMore body={body} />}
      reason={(reason) => reasonWords[reason]()}
      told={(me) => <ToldPanel me={me} />}
    />
  ),
});
