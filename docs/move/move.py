import os,re,subprocess,sys,posixpath as P
root=sys.argv[1]; os.chdir(root)
exec(open('map.py').read())
moves=[]
for d,m in domains.items():
    for f in m['features'].split(): moves.append((f'server/features/{f}/',f'server/{d}/{f}/'))
    for f in m['dash'].split():
        if not f.endswith(':'): moves.append((f'client/dashboard/{f}/',f'client/dashboard/{d}/{f}/'))
    for f in m['admin'].split(): moves.append((f'client/admin/{f}/',f'client/dashboard/{d}/admin/{f}/'))
    for f in m['shared'].split():
        for e in ('.ts','.test.ts','.json'): moves.append((f'shared/{f}{e}',f'shared/{d}/{f}{e}'))
        moves.append((f'shared/{f}/',f'shared/{d}/{f}/'))
    for f in m['schema'].split():
        for e in ('.ts','.test.ts'): moves.append((f'db/schema/{f}{e}',f'db/schema/{d}/{f}{e}'))
moves+=[
('server/features/retention/','server/site/data-retention/'),
('shared/retention.ts','shared/site/data-retention.ts'),
('shared/retention.test.ts','shared/site/data-retention.test.ts'),
('server/features/openapi/','server/developers/openapi/'),
('server/features/mcp/','server/developers/mcp/'),
('server/features/webhooks/','server/developers/webhooks/'),
('server/features/similarity/','server/text/'),
('client/operator/','client/dashboard/operations/work/'),
('client/admin/require-admin.ts','client/dashboard/require-admin.ts'),
('client/dashboard/integrations/','client/dashboard/developers/integrations/'),
('db/schema/webhooks.ts','db/schema/developers/webhooks.ts'),
('shared/webhooks.ts','shared/developers/webhooks.ts'),
('shared/webhook-events.ts','shared/developers/webhook-events.ts'),
('shared/openapi.ts','shared/developers/openapi.ts'),
('shared/mcp-tools.ts','shared/developers/mcp-tools.ts'),
]
import glob
for x in glob.glob('extra-*.txt'):
    for l in open(x):
        if len(l.split())==2: moves.append(tuple(l.split()))
files=[f for f in subprocess.check_output(['git','ls-files'],text=True).split('\n') if f]
moves.sort(key=lambda m:-len(m[0]))
new={}
for f in files:
    for a,b in moves:
        if f==a or (a.endswith('/') and f.startswith(a)):
            new[f]=b+f[len(a):]; break
def to(p): return new.get(p,p)
targets={}
for f in files:
    t=to(f)
    if t in targets: print('COLLISION',f,targets[t],t)
    targets[t]=f
fileset=set(files)
print('moving',len(new))
left=[f for f in files if re.match(r'(server/features|client/admin|client/operator)/',f) and f not in new]
print('left',left)
print('loose shared',[f for f in files if re.match(r'shared/[^/]+$',f) and f not in new])
print('loose schema',[f for f in files if re.match(r'db/schema/[^/]+$',f) and f not in new])
print('loose dash',sorted({'/'.join(f.split('/')[:3]) for f in files if f.startswith('client/dashboard/') and f not in new}))
if '--dry' in sys.argv: sys.exit()
texts={}
def dirmap(d):
    # a folder -> new folder, if all of its files move under the same prefix
    d=d.rstrip('/')+'/'
    for a,b in moves:
        if a.endswith('/') and d.startswith(a): return (b+d[len(a):]).rstrip('/')
    return d.rstrip('/')
def rel(frm,target):
    r=P.relpath(target,P.dirname(frm))
    return r if r.startswith('.') else './'+r
layer=lambda p:p.split('/')[0]
spec=re.compile(r'''((?:from|import|import\(|new URL\(|vi\.mock\(|@source|@import|@reference)\s*)(["'])(#?[./a-z][^"'\n]*)\2''')
for f in files:
    if re.search(r'\.(webp|png|jpg|ico|woff2|gz|zip|avif|pdf)$',f) or f=='bun.lock' or not os.path.isfile(f) or os.path.islink(f): continue
    try: t=open(f).read()
    except UnicodeDecodeError: continue
    o=t; nf=to(f)
    if re.search(r'\.(tsx?|css|mjs|js)$',f):
        def sub(m):
            s=m[3]
            if s.startswith('#'):
                p=s[1:]; hit=p in fileset
                if not hit: return m[0]
                return f'{m[1]}{m[2]}#{to(p)}{m[2]}'
            if not s.startswith('.'): return m[0]
            p=P.normpath(P.join(P.dirname(f),s))
            if p in fileset: return f'{m[1]}{m[2]}{rel(nf,to(p))}{m[2]}'
            if os.path.isdir(p): return f'{m[1]}{m[2]}{rel(nf,dirmap(p))}{m[2]}'
            q=P.join(P.dirname(nf),'')
            if f!=nf: return f'{m[1]}{m[2]}{rel(nf,p)}{m[2]}'
            return m[0]
        t=spec.sub(sub,t)
    # full paths in text
    def full(m):
        p=m[0]
        q=p.rstrip('.,)')
        if q in fileset: return to(q)+p[len(q):]
        if os.path.isdir(q): return dirmap(q)+('/' if q.endswith('/') else '')+p[len(q):]
        return p
    t=re.sub(r'(?<![\w/#.])(?:server|client|shared|db)/[\w./-]+',full,t)
    if t!=o: texts[f]=t
for f,t in texts.items(): open(f,'w').write(t)
for a,b in new.items():
    os.makedirs(P.dirname(b),exist_ok=True)
    os.rename(a,b)
subprocess.run('find server client shared db -type d -empty -delete; git add -A',shell=True)
print('rewritten',len(texts))
def sub(f,*pairs):
    if not os.path.exists(f): return
    t=open(f).read()
    for a,b in pairs: t=re.sub(a,b,t)
    open(f,'w').write(t)
sub('knip.json',(r'server/features/\*/\*\.requests',r'server/*/*/*.requests'))
sub('server/testing/valid-requests.ts',(r'"\.\./features/\*\*/',r'"../*/**/'))
sub('client/app/styles/app.css',(r'@source "../../admin";\n',''),(r'@source "../../(dashboard/operations/work|operator)";\n',''))
sub('scripts/sizes.ts',(r'\(dashboard\|admin\|operator\)','dashboard'))
sub('scripts/ci.ts',(r'\["articles", "credits", "mentions", "overview", "submissions", "webhooks"\]','["content/articles", "billing/credits", "conversations/mentions", "reporting/overview", "links/submissions", "developers/webhooks"]'),(r'server/features/\$\{name\}/',r'server/${name}/'))
sub('server/architecture/architecture.test.ts',(r'\(dashboard\|admin\|auth\)','(dashboard|auth)'),(r'server\\/features\\/openapi','server\\\\/developers\\\\/openapi'))

